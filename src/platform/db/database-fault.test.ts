import { expect, inject, test } from 'vitest'
import { databaseUrl } from '#test/database.ts'
import { openDatabase, openPool } from './database.server.ts'
import { databaseFault } from './database-fault.ts'
import { migrate } from './migrate.server.ts'

test.each<[string, (url: URL) => void, RegExp]>([
  ['nobody listens', (url) => Object.assign(url, { port: '1' }), /^DATABASE_URL: no database listens at [^\n]*$/],
  [
    'a wrong password',
    (url) => Object.assign(url, { password: 'not-it' }),
    /^DATABASE_URL: the password is wrong[^\n]*$/,
  ],
  [
    'a wrong name',
    (url) => Object.assign(url, { pathname: '/none' }),
    /^DATABASE_URL: there is no such database[^\n]*$/,
  ],
])('%s is told in one line, without the password', async (_name, change, line) => {
  const url = new URL(databaseUrl(inject('serverUrl'), inject('template')))
  change(url)
  const pool = openPool(url.href)
  const error = await migrate(openDatabase(pool), 'db/migrations').then(
    () => 'it worked',
    (failure: unknown) => failure,
  )
  await pool.end()
  const said = databaseFault(error, url.href)
  expect(said).toMatch(line)
  expect(said).not.toContain(url.password)
})

test('other errors are none of the address', () => {
  expect(databaseFault(new Error('Migration 0001 failed', { cause: new Error('syntax') }), 'x')).toBeNull()
})
