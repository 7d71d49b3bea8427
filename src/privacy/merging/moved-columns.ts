import type { MovedThing } from './merge.ts'

/** Columns with the owner's id. Composite foreign keys link the tables, so the merge must defer constraints. */
export const owned = [
  ['orders', 'person_id', 'orders'],
  ['cases', 'client_id', 'cases'],
  ['documents', 'client_id', 'documents'],
  ['message_threads', 'client_id', 'threads'],
  ['messages', 'client_id', 'messages'],
  ['appointments', 'client_id', 'appointments'],
  ['staff_notes', 'client_id', 'notes'],
  ['quotes', 'client_id', 'offers'],
] as const satisfies readonly (readonly [table: string, column: string, thing: MovedThing])[]

/** Other columns with a person's id, such as the author; the merge replaces it by the remaining account's id. */
export const acted = [
  ['documents', 'uploaded_by'],
  ['quotes', 'ended_by'],
  ['messages', 'sender_id'],
  ['case_events', 'actor_id'],
  ['case_approvals', 'person_id'],
  ['case_answers', 'answered_by'],
  ['consultation_credits', 'actor_id'],
  ['appointment_moves', 'moved_by'],
  ['pending_files', 'person_id'],
  ['data_exports', 'person_id'],
  ['deletion_requests', 'person_id'],
  ['partners', 'client_id'],
  ['partners', 'person_id'],
  ['partners', 'ended_by'],
] as const satisfies readonly (readonly [table: string, column: string])[]

/**
 * Tables that may contain only one row per person and combination of the `same` columns. The merge does not move a row
 * if the remaining account has an equivalent one. If `counts` is set, only rows that meet this SQL condition are
 * compared.
 */
export const once: readonly (readonly [table: string, column: string, same: readonly string[], counts?: string])[] = [
  ['thread_reads', 'person_id', ['thread_id']],
  ['case_signers', 'person_id', ['case_id']],
  ['drafts', 'person_id', ['form']],
  ['reminders_sent', 'client_id', ['sent_on']],
  ['next_year_invitations', 'person_id', ['tax_year']],
  ['first_order_discounts', 'person_id', [], "state <> 'not_due'"],
  ['order_discounts', 'person_id', ['promotion_id'], 'is_once_each'],
  ['addresses', 'person_id', []],
]
