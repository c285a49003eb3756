/** Whether an error comes from the operating system: `code` is its name, such as ENOSPC. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error
}
