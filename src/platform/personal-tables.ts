/** A table with personal data. Modules list their own tables; `src/privacy/personal-tables.ts` combines the lists. */
export type PersonalTable = {
  /** Section of the data export that contains the rows, or the reason why the export omits the table. */
  export: { as: string } | { not: string }
  /** `by`: column with the person id; deleting the person deletes these rows. `stays`: reason for keeping the rows. */
  erase: { by: string } | { stays: string }
  columns: readonly string[]
}

export const personalTables = {
  emails: {
    export: { not: 'are in their reader’s inbox' },
    erase: { stays: 'retention: letters' },
    columns: [
      'attachment',
      'attempts',
      'created_at',
      'event_key',
      'html_body',
      'id',
      'is_confidential',
      'last_error',
      'mailbox_key',
      'message_id',
      'reply_to',
      'sent_at',
      'state',
      'subject',
      'text_body',
      'to_address',
      'topic',
      'unsubscribe_url',
      'useless_after',
    ],
  },
} as const satisfies Record<string, PersonalTable>
