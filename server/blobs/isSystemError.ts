/** Whether an error was raised by the operating system: `code` is its name, such as ENOSPC. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error
}
