import { expect, test } from 'vitest'
import { aPerson, aVisitor } from '#accounts/test-people.ts'
import { visitorContext } from '#accounts/visitor.server.ts'
import { newWorld, type World } from '#test/world.ts'
import { letStaffIn } from './guard.server.ts'
import { argsFor, outcomeOf } from './test-desk.ts'

/** Sends a request through the guard: 200 and who came through, or what it answered instead. */
async function through(world: World, path: string, cookies: string | null) {
  const args = argsFor(world, null, { path })
  const headers: HeadersInit = cookies ? { Cookie: cookies } : {}
  args.request = new Request(`http://localhost:3000${path.replace(/^([^?]*)/, '$1.data')}`, { headers })
  const outcome = await outcomeOf(letStaffIn(args, async () => new Response('page')) as Promise<unknown>)
  return { ...outcome, name: args.context.get(visitorContext)?.person.name ?? null }
}

test('who is not signed in is sent to the entrance, and back to the page afterwards', async () => {
  const world = await newWorld()
  const { status, to } = await through(world, '/admin/cases?status=pending', null)
  expect(status).toBe(303)
  expect(to).toBe(`/admin?next=${encodeURIComponent('/admin/cases?status=pending')}`)
  expect(await through(world, '/admin', null)).toMatchObject({ status: 200, name: null })
})

test('for clients nothing is here but the entrance', async () => {
  const world = await newWorld()
  const { request } = await aVisitor(world, await aPerson(world))
  const cookies = request.headers.get('Cookie')
  expect(await through(world, '/admin/cases', cookies)).toMatchObject({ status: 404 })
  expect(await through(world, '/admin/documents/1/download', cookies)).toMatchObject({ status: 404 })
  expect(await through(world, '/admin', cookies)).toMatchObject({ status: 200, name: null })
})

test('staff come through', async () => {
  const world = await newWorld()
  const { request } = await aVisitor(world, await aPerson(world, { role: 'adviser', name: 'Tim Adler' }))
  const cookies = request.headers.get('Cookie')
  expect(await through(world, '/admin/cases', cookies)).toMatchObject({ status: 200, name: 'Tim Adler' })
  expect(await through(world, '/admin', cookies)).toMatchObject({ status: 200, name: 'Tim Adler' })
})

test('staff who need a second factor see nothing before they have set it up', async () => {
  const world = await newWorld()
  await world.db
    .insertInto('settings')
    .values({ key: 'staff_second_factor', value: JSON.stringify('required') })
    .execute()
  const { request } = await aVisitor(world, await aPerson(world, { role: 'adviser', name: 'Tim Adler' }))
  const cookies = request.headers.get('Cookie')
  for (const path of ['/admin', '/admin/cases', '/admin/security']) {
    expect(await through(world, path, cookies)).toMatchObject({ status: 303, to: '/admin/second-factor' })
  }
  expect(await through(world, '/admin/second-factor', cookies)).toMatchObject({ status: 200, name: 'Tim Adler' })
})
