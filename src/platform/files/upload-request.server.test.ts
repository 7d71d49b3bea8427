import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { maxFiles } from './files.ts'
import { forEachPart, maxFieldBytes, maxFields, type UploadPart } from './upload-request.server.ts'

function aRequest(form: FormData): Request {
  return new Request('http://localhost/upload', { method: 'POST', body: form })
}

function aRawRequest(
  body: string | ReadableStream<Uint8Array>,
  contentType = 'multipart/form-data; boundary=xyz',
): Request {
  return new Request('http://localhost/upload', {
    method: 'POST',
    body,
    headers: { 'content-type': contentType },
    duplex: 'half',
  } as RequestInit)
}

function webStream(content: AsyncGenerator<Buffer>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(content)) as ReadableStream<Uint8Array>
}

async function read(request: Request, options?: { bytes?: number }) {
  const parts: string[] = []
  const outcome = await forEachPart(
    request,
    async (part) => {
      parts.push(
        part.kind === 'field'
          ? `${part.name}=${part.value}`
          : `${part.name}:${part.filename}:${(await buffer(part.content)).length}`,
      )
    },
    options,
  )
  return { outcome, parts }
}

describe('reading parts', () => {
  test('fields and files arrive in order, with names in any script', async () => {
    const form = new FormData()
    form.append('case', '2025-0017')
    form.append('document', new File(['x'.repeat(300_000)], 'Steuererklärung – Zoë 給与.pdf'))
    form.append('note', 'größer\nals gedacht')
    form.append('document', new File(['abc'], 'b.csv'))
    form.append('last', '')
    expect(await read(aRequest(form))).toEqual({
      outcome: { ok: true },
      parts: [
        'case=2025-0017',
        'document:Steuererklärung – Zoë 給与.pdf:300000',
        'note=größer\r\nals gedacht',
        'document:b.csv:3',
        'last=',
      ],
    })
  })

  test('an empty file field is ignored', async () => {
    const form = new FormData()
    form.append('document', new File([], ''))
    form.append('note', 'hello')
    expect(await read(aRequest(form))).toEqual({ outcome: { ok: true }, parts: ['note=hello'] })
  })

  test('unread file content is skipped, and the next part follows', async () => {
    const form = new FormData()
    form.append('a', new File(['x'.repeat(2_000_000)], 'big.pdf'))
    form.append('b', new File(['x'.repeat(2_000_000)], 'half.pdf'))
    form.append('note', 'after')
    const seen: string[] = []
    const outcome = await forEachPart(aRequest(form), async (part) => {
      seen.push(part.name)
      if (part.name !== 'b' || part.kind === 'field') return
      for await (const _ of part.content.iterator({ destroyOnReturn: false })) break
    })
    expect({ outcome, seen }).toEqual({ outcome: { ok: true }, seen: ['a', 'b', 'note'] })
  })

  test('parts are handled one at a time, with backpressure on the stream', async () => {
    let sent = 0
    const start = '--xyz\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n'
    async function* slow() {
      yield Buffer.from(start)
      for (; sent < 200; sent++) yield Buffer.alloc(64 * 1024, 'x')
      yield Buffer.from('\r\n--xyz--\r\n')
    }
    let sentWhileWaiting = 0
    const outcome = await forEachPart(aRawRequest(webStream(slow())), async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      sentWhileWaiting = sent
    })
    expect(outcome).toEqual({ ok: true })
    expect(sentWhileWaiting).toBeLessThan(20)
  })
})

const times = (n: number, add: (form: FormData, index: number) => void) => {
  const form = new FormData()
  for (let index = 0; index < n; index++) add(form, index)
  return form
}

describe('limits and invalid requests', () => {
  test.each([
    ['too-many-fields', times(maxFields + 1, (form, n) => form.append(`f${n}`, 'x'))],
    ['too-many-files', times(maxFiles + 1, (form, n) => form.append('f', new File(['abc'], `${n}.pdf`)))],
    ['field-too-long', times(1, (form) => form.append('f', 'x'.repeat(maxFieldBytes + 1)))],
  ])('a form beyond the limits is refused: %s', async (reason, form) => {
    expect((await read(aRequest(form))).outcome).toEqual({ ok: false, reason })
  })

  test('a form exactly at the limits is accepted', async () => {
    const form = times(maxFields, (each, n) => each.append(`f${n}`, 'x'.repeat(maxFieldBytes)))
    for (let n = 0; n < maxFiles; n++) form.append('file', new File(['abc'], `${n}.pdf`))
    const { outcome, parts } = await read(aRequest(form))
    expect(outcome).toEqual({ ok: true })
    expect(parts).toHaveLength(maxFields + maxFiles)
  })

  test('a form above the total size is aborted', async () => {
    const part = `--xyz\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n${'x'.repeat(100_000)}\r\n`
    expect((await read(aRawRequest(`${part.repeat(3)}--xyz--\r\n`), { bytes: 250_000 })).outcome).toEqual({
      ok: false,
      reason: 'too-large',
    })
  })

  test.each([
    ['a JSON body', aRawRequest('{}', 'application/json')],
    ['no boundary', aRawRequest('x', 'multipart/form-data')],
    [
      'no body',
      new Request('http://localhost/', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
    ],
  ])('a request with %s is not multipart', async (_name, request) => {
    expect((await read(request)).outcome).toEqual({ ok: false, reason: 'not-multipart' })
  })

  test.each([
    ['in a file', '--xyz\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\n\r\nhalf of i'],
    ['in a field', '--xyz\r\ncontent-disposition: form-data; name="a"\r\n\r\nhalf of i'],
    ['in a header', '--xyz\r\ncontent-dispo'],
    ['before the first part', '--x'],
    ['after a file', '--xyz\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\n\r\nwhole\r\n--xyz'],
  ])('a request that ends %s is interrupted, and a partial file is never complete', async (_name, body) => {
    const whole: UploadPart[] = []
    const outcome = await forEachPart(aRawRequest(body), async (part) => {
      if (part.kind === 'field') return
      await buffer(part.content).then(
        (content) => String(content) !== 'whole' && whole.push(part),
        () => undefined,
      )
    })
    expect(outcome).toEqual({ ok: false, reason: 'interrupted' })
    expect(whole).toEqual([])
  })

  test('an error of the handler is rethrown', async () => {
    const form = times(3, (each, n) => each.append('f', new File(['x'.repeat(500_000)], `${n}.pdf`)))
    const failing = forEachPart(aRequest(form), async () => {
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
  })

  test('over HTTP, a disconnected client interrupts the upload and an invalid form gets a response', async () => {
    const outcomes: unknown[] = []
    const server = createServer(async (incoming, reply) => {
      const headers = { 'content-type': incoming.headers['content-type'] ?? '' }
      const body = Readable.toWeb(incoming)
      const { outcome } = await read(
        new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
      )
      outcomes.push(outcome)
      reply.end(JSON.stringify(outcome))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const form = times(maxFiles + 1, (each, n) => each.append('f', new File(['x'.repeat(1_000_000)], `${n}.pdf`)))
    expect(await (await fetch(url, { method: 'POST', body: form })).json()).toEqual({
      ok: false,
      reason: 'too-many-files',
    })

    const away = new AbortController()
    async function* slow() {
      yield Buffer.from('--xyz\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n%PDF-1.7')
      await new Promise((resolve) => setTimeout(resolve, 100))
      away.abort()
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=xyz' }
    const sending = fetch(url, {
      method: 'POST',
      headers,
      body: webStream(slow()),
      duplex: 'half',
      signal: away.signal,
    } as RequestInit)
    await expect(sending).rejects.toThrow()
    await expect.poll(() => outcomes).toContainEqual({ ok: false, reason: 'interrupted' })
  })
})
