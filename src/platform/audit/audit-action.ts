/** Actions of the audit log, added by declaration merging in the folder that displays the log. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface AuditActions {}

export type AuditAction = keyof AuditActions
