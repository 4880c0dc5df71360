@echo off
rem Starts San Marco from the folder this script lies in, with the first Java 25 or newer that it finds.
setlocal EnableExtensions DisableDelayedExpansion
set "needed=25"
set "app=%~dp0.."
set "java="

if defined JAVA_HOME call :try "%JAVA_HOME%"
if not defined java for /f "delims=" %%j in ('where java 2^>nul') do call :try "%%~dpj.."
for %%d in (
  "%ProgramFiles%\Eclipse Adoptium"
  "%ProgramFiles%\Java"
  "%ProgramFiles%\Microsoft"
  "%ProgramFiles%\Amazon Corretto"
  "%ProgramFiles%\Zulu"
  "%ProgramFiles%\BellSoft"
  "%LOCALAPPDATA%\Programs\Eclipse Adoptium"
  "%USERPROFILE%\.jdks"
  "%USERPROFILE%\.m2\jdks"
  "%USERPROFILE%\.gradle\jdks"
) do for /d %%h in ("%%~d\*") do call :try "%%h"

if not defined java (
  echo San Marco needs Java %needed% or newer: install it, for example from https://adoptium.net, or set JAVA_HOME to where it is. 1>&2
  exit /b 1
)
"%java%" ${memory} %SAN_MARCO_JAVA_OPTIONS% -jar "%app%\lib\san-marco.jar" %*
exit /b %ERRORLEVEL%

rem Takes this home if nothing is taken yet and its file "release" names a version that is new enough.
:try
if defined java exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
set "version="
for /f "tokens=2 delims==" %%v in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set "version=%%~v"
for /f "delims=.-+" %%m in ("%version%") do if %%m GEQ %needed% set "java=%~1\bin\java.exe"
exit /b 0
