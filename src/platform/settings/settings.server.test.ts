import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { system } from '#platform/audit/audit.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { defineSetting } from './setting.ts'
import { beginSetting, readSetting, saveSettings } from './settings.server.ts'

const minutes = defineSetting('minutes', z.int().min(5).max(480), 60, 'admin')
const review = defineSetting('review', z.enum(['before', 'after']), 'before', 'owner')

const save = (world: World, role: string, ...values: [number?, ('before' | 'after')?]) => {
  const [newMinutes, newReview] = values
  const changes = [
    ...(newMinutes === undefined ? [] : [{ setting: minutes, value: newMinutes }]),
    ...(newReview === undefined ? [] : [{ setting: review, value: newReview }]),
  ]
  return world.db.transaction().execute((tx) => saveSettings(tx, changes, { actor: system, role, at: world.now() }))
}

const listSaved = async ({ pool }: World) =>
  (await pool.query("select object_id, detail from audit_events where action = 'setting.saved' order by id")).rows

test('a saved setting applies on every node at once, and the audit log has old and new values', async () => {
  const world = await newWorld()
  const pool = openPool(world.databaseUrl)
  const other = { db: openDatabase(pool), log: world.log }
  expect(await readSetting(other, minutes)).toBe(60)
  expect(await save(world, 'owner', 30, 'after')).toEqual({ ok: true })
  expect([await readSetting(other, minutes), await readSetting(other, review)]).toEqual([30, 'after'])
  await save(world, 'owner', 30, 'before')
  await pool.end()
  expect(await listSaved(world)).toEqual([
    { object_id: 'minutes', detail: { before: 60, value: 30 } },
    { object_id: 'review', detail: { before: 'before', value: 'after' } },
    { object_id: 'review', detail: { before: 'after', value: 'before' } },
  ])
})

test('a change of several settings fails completely if one of them is not allowed', async () => {
  const world = await newWorld()
  expect(await save(world, 'admin', 30, 'after')).toEqual({ ok: false, reason: 'not-allowed' })
  expect(await readSetting(world, minutes)).toBe(60)
  expect(await listSaved(world)).toEqual([])
})

test('concurrent changes are serialised, and the audit log shows what each of them changed', async () => {
  const world = await newWorld()
  await aSetting(world, minutes, 10)
  await Promise.all([save(world, 'admin', 20), save(world, 'admin', 30)])
  const [first, second] = await listSaved(world)
  expect(first.detail.before).toBe(10)
  expect(second.detail.before).toBe(first.detail.value)
  expect(await readSetting(world, minutes)).toBe(second.detail.value)
})

test('an invalid stored value falls back to the default and is logged', async () => {
  const world = await newWorld()
  await aSetting<unknown>(world, minutes, 'an hour')
  const warn = vi.spyOn(world.log, 'warn')
  expect(await readSetting(world, minutes)).toBe(60)
  expect(warn).toHaveBeenCalledWith({ setting: 'minutes' }, expect.any(String))
})

test('an initial value does not overwrite an existing setting', async () => {
  const world = await newWorld()
  await beginSetting(world.db, minutes, 15)
  expect(await readSetting(world, minutes)).toBe(15)
  await beginSetting(world.db, minutes, 45)
  expect(await readSetting(world, minutes)).toBe(15)
})

test('of two concurrent first changes, the second logs the value of the first as old value', async () => {
  const world = await newWorld()
  await Promise.all([save(world, 'owner', 20, 'after'), save(world, 'owner', 30)])
  const [first, second] = (await listSaved(world)).filter(({ object_id }) => object_id === 'minutes')
  expect(first.detail.before).toBe(60)
  expect(second.detail.before).toBe(first.detail.value)
  expect(await readSetting(world, minutes)).toBe(second.detail.value)
})
