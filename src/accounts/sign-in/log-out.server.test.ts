import { expect, test } from 'vitest'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { aPerson, aVisitor, testMetadata } from '#test/accounts/people.ts'
import { onServer } from '#test/database.ts'
import { newWorld } from '#test/world.ts'
import { logOut } from './log-out.server.ts'

test('logging out ends the session, clears the cookie and redirects', async () => {
  const world = await newWorld()
  const { request } = await aVisitor(world, await aPerson(world))
  const answer = await logOut(world, request, testMetadata, '/client-portal')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/client-portal')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Set-Cookie')).toMatch(/Max-Age=0/)
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"')
  expect(await findCurrentUser(world, request)).toBeNull()
})

test('the cookie is cleared even when the session cannot be ended', async () => {
  const world = await newWorld()
  const { request } = await aVisitor(world, await aPerson(world))
  await onServer(world.ownerUrl, 'alter table sessions rename to lost')
  const answer = await logOut(world, request, testMetadata, '/admin')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Set-Cookie')).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})
