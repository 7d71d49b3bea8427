import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'
import type { Tx } from './database.server.ts'
import { inSavepoint } from './savepoint-db.server.ts'

const keep = (tx: Tx, key: string) =>
  tx.insertInto('settings').values({ key, value: '1', updatedAt: new Date() }).execute()

test('a failed savepoint rolls back alone, also after a database error', async () => {
  const { db } = await newWorld()
  const before = await db.selectFrom('settings').select('key').execute()
  await db.transaction().execute(async (tx) => {
    await keep(tx, 'around')
    await expect(
      inSavepoint(tx, async () => {
        await keep(tx, 'lost')
        await keep(tx, 'around')
      }),
    ).rejects.toMatchObject({ code: '23505' })
    await expect(
      inSavepoint(tx, async () => {
        await keep(tx, 'lost too')
        throw new Error('broken')
      }),
    ).rejects.toThrow('broken')
    expect(await inSavepoint(tx, () => keep(tx, 'part').then(() => 'saved'))).toBe('saved')
    await keep(tx, 'after')
  })
  const after = await db.selectFrom('settings').select('key').orderBy('key').execute()
  const known = before.map(({ key }) => key)
  expect(after.map(({ key }) => key).filter((key) => !known.includes(key))).toEqual(['after', 'around', 'part'])
})
