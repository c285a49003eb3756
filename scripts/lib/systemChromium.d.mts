export const SYSTEM_CHROMIUM: string | undefined
