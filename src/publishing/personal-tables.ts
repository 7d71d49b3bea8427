import type { PersonalTable } from '#platform/personal-tables.ts'

export const personalTables = {
  subscribers: {
    export: { as: 'subscriptions' },
    erase: { stays: 'deleted with the account; else when its reader leaves' },
    columns: [
      'requested_at',
      'confirmed_at',
      'confirm_token_hash',
      'confirm_until',
      'consent_ip',
      'consent_version',
      'email',
      'former_leave_token_hash',
      'frequency',
      'id',
      'leave_token_hash',
      'left_at',
      'locale',
      'name',
      'search_text',
      'state',
      'stopped_at',
      'stop_reason',
      'topics',
      'requested_topics',
    ],
  },
} as const satisfies Record<string, PersonalTable>
