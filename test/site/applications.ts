import { Readable } from 'node:stream'
import { RouterContextProvider } from 'react-router'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import type { Application } from '#site/careers/application.ts'
import { receiveCv } from '#site/careers/cv/cv-file.server.ts'
import { receiveApplication } from '#site/careers/receive-application.server.ts'

export const testPdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

export const submitted = {
  name: 'Zoë Baumann',
  email: 'Zoe@Example.com',
  phone: '+41 79 000 00 00',
  position: 'tax-assistant',
  message: 'I have worked for a fiduciary in Bern since 2023.\r\n\r\nZoë',
  consent: 'yes',
}

export function formOf(
  fields: Record<string, string>,
  cv: { content: Buffer; name?: string } | null = { content: testPdf },
): FormData {
  const form = new FormData()
  const { consent, keep, ...before } = fields
  for (const [name, value] of Object.entries(before)) form.append(name, value)
  form.append('cv', cv ? new File([new Uint8Array(cv.content)], cv.name ?? 'cv.pdf') : new File([], ''))
  if (consent) form.append('consent', consent)
  if (keep) form.append('keep', keep)
  return form
}

export function pageArgs(services: Services, request: Request, ip = '192.0.2.7') {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(requestContext, { id: 'request-1', ip, nonce: 'nonce' })
  // biome-ignore lint/suspicious/noExplicitAny: the route has types of its own for the same arguments
  return { request, url: new URL(request.url), context, params: {}, pattern: '/careers' } as any
}

export function postOf(body: FormData | BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:3000/careers/upload', { method: 'POST', body, headers })
}

type TestApplicationsInput = Partial<Pick<Application, 'name' | 'email' | 'position' | 'keep'>> & {
  looksLikeSpam?: boolean
  cv?: Buffer
}

export async function anApplication(services: Services, requested: TestApplicationsInput = {}): Promise<number> {
  const { looksLikeSpam = false, cv: content = testPdf, ...given } = requested
  const cv = await receiveCv(services, { content: Readable.from([content]), declaredName: 'cv.pdf' })
  if (!cv.ok) throw new Error(cv.reason)
  const application = {
    ...{ name: 'Zoë Baumann', email: 'zoe@example.com', phone: null, position: 'tax-assistant' },
    ...{ message: 'I would like to work with you.', keep: false, ...given },
  }
  const taken = await receiveApplication(services, { application, file: cv.file }, { ip: '192.0.2.9', looksLikeSpam })
  if (!taken.ok) throw new Error(taken.reason)
  return taken.number
}

export function withStore<World extends Services>(world: World) {
  const keys = new Set<string>()
  const store = { isFull: false }
  const { fileStore } = world
  const watched: Services['fileStore'] = {
    put: async (key, content) => {
      if (store.isFull) throw new Error('no space left on device')
      await fileStore.put(key, content)
      keys.add(key)
    },
    get: (key) => fileStore.get(key),
    list: (prefix) => fileStore.list(prefix),
    remove: async (key) => {
      if (store.isFull) throw new Error('the store is away')
      await fileStore.remove(key)
      keys.delete(key)
    },
  }
  const left = async () => {
    const count = async (table: 'storedFiles' | 'jobApplications') =>
      (await world.db.selectFrom(table).select('id').execute()).length
    return { contents: keys.size, files: await count('storedFiles'), applications: await count('jobApplications') }
  }
  return { world: { ...world, fileStore: watched }, store, left }
}
