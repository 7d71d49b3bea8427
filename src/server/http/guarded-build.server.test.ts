import { expect, test } from 'vitest'
import { StoreError } from '#platform/files/files.ts'
import { unavailableStatus } from './guarded-build.server.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.each<[string, unknown, 503 | 507 | null]>([
  ['connection refused', coded('ECONNREFUSED'), 503],
  ['unknown host', coded('ENOTFOUND'), 503],
  ['two addresses refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), 503],
  ['pool timeout', new Error('timeout exceeded when trying to connect'), 503],
  ['the connection broke', new Error('Connection terminated unexpectedly'), 503],
  ['a query was cancelled', coded('57014'), 503],
  ['lock timeout', coded('55P03'), 503],
  ['the database shuts down', coded('57P01'), 503],
  ['too many connections', coded('53300'), 503],
  ['a cause two levels deep', new Error('outer', { cause: new Error('inner', { cause: coded('ETIMEDOUT') }) }), 503],
  ['a request that took too long', Object.assign(new Error('x'), { name: 'TimeoutError' }), 503],
  ['the file store fails', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 503 } }), 503],
  ['the file store is unavailable', new StoreError(new Error('no answer')), 503],
  ['the file store is full', new StoreError(coded('ENOSPC')), 507],
  ['the disk is full', coded('ENOSPC'), 507],
  ['the disk is full, as a cause', new Error('An upload could not be stored', { cause: coded('ENOSPC') }), 507],
  ['the database disk is full', coded('53100'), 507],
  ['a bug', new TypeError('undefined is not a function'), null],
  ['a wrong query', coded('42P01'), null],
  ['a missing object in the file store', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 404 } }), null],
  ['no error', 'text', null],
])('maps an error to its status: %s', (_name, error, status) => expect(unavailableStatus(error)).toBe(status))

test('circular causes are handled', () => {
  const error = new Error('x')
  error.cause = error
  expect(unavailableStatus(error)).toBeNull()
})
