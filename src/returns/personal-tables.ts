import type { PersonalTable } from '#platform/personal-tables.ts'

export const personalTables = {
  next_year_invitations: {
    export: { not: 'is an email that was sent' },
    erase: { by: 'person_id' },
    columns: ['at', 'decided_by', 'id', 'person_id', 'state', 'tax_year'],
  },
} as const satisfies Record<string, PersonalTable>
