import type { PersonalTable } from '#platform/personal-tables.ts'

export const personalTables = {
  next_year_invitations: {
    export: { not: 'is an email that was sent' },
    erase: { by: 'person_id' },
    columns: ['at', 'decided_by', 'id', 'person_id', 'state', 'tax_year'],
  },
  transfer_entries: {
    export: { not: 'is internal work of staff' },
    erase: { stays: 'retention: mandates' },
    columns: ['canton_francs', 'case_id', 'created_at', 'created_by', 'federal_francs', 'field'],
  },
} as const satisfies Record<string, PersonalTable>
