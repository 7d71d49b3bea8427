import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** The settings of the firm that can be changed here; null where nothing was set and the default counts. */
export type FirmSettings = { secondFactor: 'required' | 'off' | null; idleMinutes: number | null }

export const secondFactorKey = 'staff_second_factor'
export const idleMinutesKey = 'staff_idle_minutes'

export async function findSettings(db: Db | Tx): Promise<FirmSettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [secondFactorKey, idleMinutesKey])
    .execute()
  const found = (key: string) => rows.find((row) => row.key === key)?.value
  return {
    secondFactor: z.enum(['required', 'off']).nullable().catch(null).parse(found(secondFactorKey)),
    idleMinutes: z.number().positive().nullable().catch(null).parse(found(idleMinutesKey)),
  }
}

export async function saveSetting(
  tx: Tx,
  { key, value, by, at }: { key: string; value: string | number | boolean; by: string; at: Date },
): Promise<void> {
  const row = { value: JSON.stringify(value), changedAt: at, changedBy: by }
  await tx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
