import { expect, test } from 'vitest'
import { StoreError } from '#platform/files/files.ts'
import { unavailableStatus } from './unavailable.server.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.each<[string, unknown, 503 | 507 | null]>([
  ['nobody listens', coded('ECONNREFUSED'), 503],
  ['the name is unknown', coded('ENOTFOUND'), 503],
  ['two addresses refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), 503],
  ['the pool gave up', new Error('timeout exceeded when trying to connect'), 503],
  ['the connection broke', new Error('Connection terminated unexpectedly'), 503],
  ['a query was cancelled', coded('57014'), 503],
  ['a lock was not given', coded('55P03'), 503],
  ['the database shuts down', coded('57P01'), 503],
  ['too many connections', coded('53300'), 503],
  ['behind two layers', new Error('outer', { cause: new Error('inner', { cause: coded('ETIMEDOUT') }) }), 503],
  ['a request that took too long', Object.assign(new Error('x'), { name: 'TimeoutError' }), 503],
  ['the store is broken', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 503 } }), 503],
  ['the store is away, whatever it said', new StoreError(new Error('no answer')), 503],
  ['the store has no room', new StoreError(coded('ENOSPC')), 507],
  ['the disk is full', coded('ENOSPC'), 507],
  ['the disk is full behind a layer', new Error('An upload could not be stored', { cause: coded('ENOSPC') }), 507],
  ['the disk of the database is full', coded('53100'), 507],
  ['a bug', new TypeError('undefined is not a function'), null],
  ['a wrong query', coded('42P01'), null],
  ['a missing object of the store', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 404 } }), null],
  ['no error', 'text', null],
])('%s', (_name, error, status) => expect(unavailableStatus(error)).toBe(status))

test('causes in a circle end', () => {
  const error = new Error('x')
  error.cause = error
  expect(unavailableStatus(error)).toBeNull()
})
