import pg from 'pg'

/** What the last backup, or the last rehearsal of a restore, came to. `words` is the report in one sentence. */
export type BackupRun = { at: string; ok: boolean; name: string | null; words: string }

/** Where it is kept among the settings, for the admin panel to show. */
export const runKeys = { backup: 'backup.last', restoreTest: 'backup.last_restore_test' } as const

/** Keeps the run as the newest of its kind; as the owner, whom the commands sign in as. */
export async function saveBackupRun(ownerUrl: string, kind: keyof typeof runKeys, run: BackupRun): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000, statement_timeout: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(
      `insert into settings (key, value, changed_at) values ($1, $2, $3)
        on conflict (key) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = null`,
      [runKeys[kind], JSON.stringify(run), run.at],
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
