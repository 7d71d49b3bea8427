import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Role } from '#accounts/people/person.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import { aPerson, aVisitor } from '#test/accounts/people.ts'
import { newWorld, type World } from '#test/world.ts'
import { actorOf, currentUserContext, requireClient, requireStaff } from './current-user.server.ts'

type Guard = typeof requireClient

async function passing(world: World, guard: Guard, path: string, cookie: string | null) {
  const headers = cookie ? { Cookie: cookie } : undefined
  // On client-side navigation, React Router loads the data of a page from its URL plus `.data`.
  const url = new URL(path, 'http://localhost:3000')
  const request = new Request(`${url.origin}${url.pathname}.data?_routes=x`, { headers })
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: 'request-1', ip: '192.0.2.7', nonce: '' })
  try {
    const page = async () => {
      const isKnown = context.get(currentUserContext) !== null
      return new Response(isKnown ? actorOf({ context, request }).person.name : 'entrance')
    }
    const answer = await guard({ request, context, params: {}, url, pattern: '' } as never, page)
    if (!(answer instanceof Response)) throw new Error('no answer')
    return { page: await answer.text(), cache: answer.headers.get('Cache-Control') }
  } catch (thrown) {
    if (thrown instanceof Response) {
      return { status: thrown.status, to: thrown.headers.get('Location'), cache: thrown.headers.get('Cache-Control') }
    }
    const { init } = thrown as { init: { status: number; headers: Record<string, string> } }
    return { status: init.status, cache: init.headers['Cache-Control'] }
  }
}

async function cookieOf(world: World, role: Role) {
  const { request } = await aVisitor(world, await aPerson(world, { role }))
  return request.headers.get('Cookie')
}

const cache = 'no-store'

describe('the guards of portal and admin', () => {
  test('redirect a signed-out visitor to the sign-in page with the requested page as next', async () => {
    const world = await newWorld()
    const to = (path: string) => ({ status: 303, to: path, cache })
    expect(await passing(world, requireClient, '/client-portal/cases/7?tab=files', null)).toEqual(
      to('/client-portal?next=%2Fclient-portal%2Fcases%2F7%3Ftab%3Dfiles'),
    )
    expect(await passing(world, requireStaff, '/admin/cases', null)).toEqual(to('/admin?next=%2Fadmin%2Fcases'))
    expect(await passing(world, requireStaff, '/admin/cases', 'session=forged.AAAA')).toEqual(
      to('/admin?next=%2Fadmin%2Fcases'),
    )
  })

  test('show the sign-in page to all visitors, signed in only with a session of the same area', async () => {
    const world = await newWorld()
    const [client, staff] = [await cookieOf(world, 'client'), await cookieOf(world, 'adviser')]
    const ana = { page: 'Ana Keller', cache }
    const signInPage = { page: 'entrance', cache }
    for (const path of ['/client-portal', '/client-portal/']) {
      expect(await passing(world, requireClient, path, null)).toEqual(signInPage)
      expect(await passing(world, requireClient, path, staff)).toEqual(signInPage)
      expect(await passing(world, requireClient, path, client)).toEqual(ana)
    }
    for (const [cookie, answer] of [
      [null, signInPage],
      ['session=forged.AAAA', signInPage],
      [client, signInPage],
      [staff, ana],
    ] as const) {
      expect(await passing(world, requireStaff, '/admin', cookie)).toEqual(answer)
    }
  })

  test('admit users of the area and answer 404 to signed-in users of the other area', async () => {
    const world = await newWorld()
    const client = await cookieOf(world, 'client')
    expect(await passing(world, requireClient, '/client-portal/cases', client)).toEqual({ page: 'Ana Keller', cache })
    expect(await passing(world, requireStaff, '/admin/cases', client)).toEqual({ status: 404, cache })
    for (const role of ['adviser', 'admin', 'owner'] as const) {
      const cookie = await cookieOf(world, role)
      expect(await passing(world, requireStaff, '/admin/cases', cookie)).toEqual({ page: 'Ana Keller', cache })
      expect(await passing(world, requireClient, '/client-portal/cases', cookie)).toEqual({ status: 404, cache })
    }
  })

  test('redirect staff to the setup of the second factor where it is required', async () => {
    const world = await newWorld()
    await world.pool.query(`insert into settings (key, value) values ('staff_second_factor', '"required"')`)
    const cookie = await cookieOf(world, 'owner')
    const path = '/admin/second-factor'
    for (const other of ['/admin', '/admin/cases', '/admin/second-factor/x']) {
      expect(await passing(world, requireStaff, other, cookie)).toEqual({ status: 303, to: path, cache })
    }
    expect(await passing(world, requireStaff, path, cookie)).toEqual({ page: 'Ana Keller', cache })
    const client = await cookieOf(world, 'client')
    expect(await passing(world, requireClient, '/client-portal', client)).toEqual({ page: 'Ana Keller', cache })
  })
})
