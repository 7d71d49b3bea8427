import { describe, expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'
import { signIn, signOut } from './sign-in.server.ts'
import { aPerson, requestWith, testCaller, testPassword } from './test-people.ts'
import { findVisitor } from './visitor.server.ts'

const client = { password: testPassword, audience: 'client', facts: testCaller } as const

describe('signing in', () => {
  test('with the right password starts a session that the next request is known by', async () => {
    const world = await newWorld()
    const person = await aPerson(world)
    const outcome = await signIn(world, { ...client, identifier: person.email })
    if (!outcome.ok || outcome.secondFactor) throw new Error('not signed in')
    expect(outcome.headers.getSetCookie().join()).toMatch(/^session=[^;]+;.*HttpOnly; SameSite=Lax/)
    const visitor = await findVisitor(world, requestWith(outcome.headers))
    expect(visitor).toMatchObject({
      person: { id: person.id },
      sessionToken: outcome.sessionToken,
      needsSecondFactor: false,
    })
    const bearer = new Request('http://localhost/', { headers: { Authorization: `Bearer ${outcome.sessionToken}` } })
    expect(await findVisitor(world, bearer)).toEqual(visitor)
    const { rows } = await world.pool.query('select ip_address, user_agent, created_at from sessions')
    expect(rows).toEqual([{ ip_address: '192.0.2.7', user_agent: 'test browser', created_at: world.now() }])
    await signOut(world, visitor, testCaller)
    expect(await findVisitor(world, requestWith(outcome.headers))).toBeNull()
  })
})
