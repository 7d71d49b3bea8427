import { expect, test } from 'vitest'
import { signIn } from '#accounts/sign-in.server.ts'
import { aPerson, cookieHeader, testCaller, testPassword } from '#accounts/test-people.ts'
import { visitorContext } from '#accounts/visitor.server.ts'
import { newWorld, type World } from '#test/world.ts'
import { letClientsIn } from './guard.server.ts'
import { argsOf } from './test-portal.ts'

async function pass(world: World, path: string, cookie = '') {
  // A click asks for the data of a page, under an address of its own.
  const args = argsOf(world, path, { init: { headers: { Cookie: cookie } } }) as {
    request: Request
    context: { get(key: typeof visitorContext): { person: { id: string } } | null }
  }
  args.request = new Request(`http://localhost:3000${path}.data?_routes=x`, { headers: { Cookie: cookie } })
  const next = async () => new Response('inside')
  const answer = await Promise.resolve(letClientsIn(args as never, next)).catch((thrown: unknown) => thrown)
  const { init } = answer as { init?: ResponseInit }
  const response = answer instanceof Response ? answer : new Response(null, init)
  return { response, visitor: args.context.get(visitorContext) }
}

async function cookieOf(world: World, audience: 'client' | 'staff', email: string) {
  const signedIn = await signIn(world, { identifier: email, password: testPassword, audience, facts: testCaller })
  return signedIn.ok ? cookieHeader(signedIn.headers) : ''
}

test('nobody gets behind the entrance, and comes back to the page they asked for', async () => {
  const { response } = await pass(await newWorld(), '/client-portal/cases/7')
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/client-portal?next=%2Fclient-portal%2Fcases%2F7')
})

test('everybody gets to the entrance, and nothing of it is stored', async () => {
  const { response, visitor } = await pass(await newWorld(), '/client-portal')
  expect(await response.text()).toBe('inside')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(visitor).toBeNull()
})

test('a client gets in everywhere, staff only to the entrance and as nobody', async () => {
  const world = await newWorld()
  const client = await aPerson(world)
  const staff = await aPerson(world, { role: 'adviser' })
  const clientCookie = await cookieOf(world, 'client', client.email)
  for (const path of ['/client-portal', '/client-portal/cases']) {
    expect((await pass(world, path, clientCookie)).visitor?.person.id).toBe(client.id)
  }
  const staffCookie = await cookieOf(world, 'staff', staff.email)
  expect((await pass(world, '/client-portal', staffCookie)).visitor).toBeNull()
  expect((await pass(world, '/client-portal/cases', staffCookie)).response.status).toBe(404)
})
