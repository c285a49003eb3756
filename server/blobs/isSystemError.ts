/** Whether the operating system refused something: `code` says what, such as ENOSPC. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error
}
