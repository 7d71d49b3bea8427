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

test('what is saved counts on every node at once, and each change is written down with what it was before', async () => {
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

test('who may not change one of several settings changes none', async () => {
  const world = await newWorld()
  expect(await save(world, 'admin', 30, 'after')).toEqual({ ok: false, reason: 'not-allowed' })
  expect(await readSetting(world, minutes)).toBe(60)
  expect(await listSaved(world)).toEqual([])
})

test('two who save at once wait for each other, and the log tells what each of them changed', async () => {
  const world = await newWorld()
  await aSetting(world, minutes, 10)
  await Promise.all([save(world, 'admin', 20), save(world, 'admin', 30)])
  const [first, second] = await listSaved(world)
  expect(first.detail.before).toBe(10)
  expect(second.detail.before).toBe(first.detail.value)
  expect(await readSetting(world, minutes)).toBe(second.detail.value)
})

test('a stored value that no longer fits gives way to the default and is told to the log of the program', async () => {
  const world = await newWorld()
  await aSetting<unknown>(world, minutes, 'an hour')
  const warn = vi.spyOn(world.log, 'warn')
  expect(await readSetting(world, minutes)).toBe(60)
  expect(warn).toHaveBeenCalledWith({ setting: 'minutes' }, expect.any(String))
})

test('what a world begins with gives way to what somebody has decided', async () => {
  const world = await newWorld()
  await beginSetting(world.db, minutes, 15)
  expect(await readSetting(world, minutes)).toBe(15)
  await beginSetting(world.db, minutes, 45)
  expect(await readSetting(world, minutes)).toBe(15)
})

test('of two who save for the first time at once the second tells what the first has made of it', async () => {
  const world = await newWorld()
  await Promise.all([save(world, 'owner', 20, 'after'), save(world, 'owner', 30)])
  const [first, second] = (await listSaved(world)).filter(({ object_id }) => object_id === 'minutes')
  expect(first.detail.before).toBe(60)
  expect(second.detail.before).toBe(first.detail.value)
  expect(await readSetting(world, minutes)).toBe(second.detail.value)
})
