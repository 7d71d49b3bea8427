/** Its keys are the names of all audit actions. The folder that displays the audit log declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: other files add properties by declaration merging
export interface AuditActions {}

export type AuditAction = keyof AuditActions
