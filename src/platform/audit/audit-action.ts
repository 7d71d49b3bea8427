/** The actions that the audit log takes. Whoever shows the log declares them, with their words, by adding to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface AuditActions {}

export type AuditAction = keyof AuditActions
