import { personalTables as accounts } from '#accounts/personal-tables.ts'
import { personalTables as appointments } from '#appointments/personal-tables.ts'
import { personalTables as cases } from '#cases/personal-tables.ts'
import { type PersonalTable, personalTables as platform } from '#platform/personal-tables.ts'
import { personalTables as publishing } from '#publishing/personal-tables.ts'
import { personalTables as returns } from '#returns/personal-tables.ts'
import { personalTables as shop } from '#shop/personal-tables.ts'
import { personalTables as site } from '#site/personal-tables.ts'

/** All tables with personal data, for export and deletion. A test fails if a table or column is not listed. */
export const personalTables = {
  ...accounts,
  ...appointments,
  ...cases,
  ...platform,
  ...publishing,
  ...returns,
  ...shop,
  ...site,
  data_exports: {
    export: { not: 'is the archive itself' },
    erase: { stays: 'removed with its file' },
    columns: ['requested_at', 'requested_by', 'file_id', 'id', 'left_out', 'person_id', 'ready_at', 'removed_at'],
  },
  import_rows: {
    export: { not: 'is a row of a file, deleted a week after the import' },
    erase: { by: 'person_id' },
    columns: [
      ...['cells', 'client_number', 'differs', 'done_at', 'email', 'import_id', 'invite_asked_at', 'invited_at'],
      ...['is_left_out', 'name', 'number', 'outcome', 'person_id', 'problems'],
    ],
  },
  import_items: {
    export: { not: 'says what an import has added, until it can no longer be undone' },
    erase: { by: 'person_id' },
    columns: ['detail', 'id', 'import_id', 'kind', 'object_id', 'person_id', 'stayed_because'],
  },
  deletion_requests: {
    export: { not: 'the request and its decision are sent by email' },
    erase: { stays: 'retention: deletions' },
    columns: [
      'requested_at',
      'cancelled_at',
      'cancel_token_hash',
      'certificate_token_hash',
      'decided_at',
      'decided_by',
      'done_at',
      'due_at',
      'hold_reason',
      'id',
      'name',
      'outcome',
      'person_id',
      'released_cases',
      'waits_since',
    ],
  },
} as const satisfies Record<string, PersonalTable>

/** Tables from which a deletion removes the person's rows, in this order. */
export const erasedTables = Object.entries<PersonalTable>(personalTables).flatMap(([table, { erase }]) =>
  'by' in erase ? [[table, erase.by] as const] : [],
)
