/** Keys are the names of all audit actions; `admin/locales/en.ts` adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: other files add properties by declaration merging
export interface AuditActions {}

export type AuditAction = keyof AuditActions
