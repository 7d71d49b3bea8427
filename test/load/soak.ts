import { request } from 'node:http'
import { z } from 'zod'
import { heapInUse, residentMemory } from './memory.ts'

export type Soaked = { highestMb: number; heapBeforeMb: number; heapAfterMb: number; answers: number; uploads: number }

type Product = { base: string; inspectPort: number; password: string }

const client = 'client@example.com'
const warmUpMs = 40_000

/**
 * Runs a mixed load for `seconds`. Returns peak resident memory and heap in use, measured after warming up the caches.
 */
export async function soak({ base, inspectPort, password }: Product, seconds: number): Promise<Soaked> {
  const token = await signIn(base, password)
  if (token === null) throw new Error('The client of the mixed load could not sign in')
  const upload = await findUploadAddress(base, token)
  if (upload === null) throw new Error('The client of the mixed load has no case to send files to')
  let until = Date.now() + warmUpMs
  const soaked = { highestMb: 0, heapBeforeMb: 0, heapAfterMb: 0, answers: 0, uploads: 0 }
  const read = async (path: string, headers: Record<string, string> = {}) => {
    await (await fetch(base + path, { headers })).arrayBuffer()
    soaked.answers++
  }
  const acts = [
    () => read('/'),
    () => read(`/store?q=${soaked.answers}`),
    () => read(`/search?q=tax+${soaked.answers % 50}`),
    () => read('/store/main/products'),
    () => read('/client-portal', { Authorization: `Bearer ${token}` }),
    () => signIn(base, password),
    async () => {
      if ((await sendFile(base + upload, token)) === 200) soaked.uploads++
    },
  ]
  const follow = async (act: () => Promise<unknown>) => {
    while (Date.now() < until) {
      await act()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const everything = () =>
    Promise.all([
      ...acts.map(follow),
      follow(() => sendHuge(`${base}/contact`)),
      follow(async () => {
        soaked.highestMb = Math.max(soaked.highestMb, await residentMemory(base))
      }),
    ])
  await everything()
  soaked.heapBeforeMb = await heapInUse(inspectPort)
  until = Date.now() + seconds * 1000
  await everything()
  soaked.heapAfterMb = await heapInUse(inspectPort)
  return soaked
}

/** Signs in and returns the session token; null at the sign-in rate limit, which is part of the load. */
async function signIn(base: string, password: string): Promise<string | null> {
  const answer = await fetch(`${base}/api/auth.php?action=login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: client, password }),
  })
  return z.object({ sessionToken: z.string() }).safeParse(await answer.json()).data?.sessionToken ?? null
}

async function findUploadAddress(base: string, token: string): Promise<string | null> {
  const list = await fetch(`${base}/client-portal/cases`, { headers: { Authorization: `Bearer ${token}` } })
  const address = /\/client-portal\/cases\/[0-9a-f-]{36}/.exec(await list.text())?.[0]
  return address ? `${address}/files/upload` : null
}

async function sendFile(address: string, token: string): Promise<number> {
  const form = new FormData()
  const words = `%PDF-1.7\n${Math.random()}\n${'a'.repeat(2_000_000)}\n%%EOF`
  form.append('file', new Blob([words], { type: 'application/pdf' }), 'statement.pdf')
  const answer = await fetch(address, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form })
  await answer.arrayBuffer()
  return answer.status
}

function sendHuge(address: string): Promise<void> {
  const block = Buffer.alloc(1024 * 1024, 'a')
  return new Promise((resolve) => {
    const sending = request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 600 * block.length },
    })
    let isOver = false
    const end = () => {
      isOver = true
      sending.destroy()
      setTimeout(resolve, 1000)
    }
    sending.once('response', end)
    sending.once('error', end)
    const send = (left: number): void => {
      if (isOver || left === 0) return
      if (sending.write(block)) setImmediate(send, left - 1)
      else sending.once('drain', () => send(left - 1))
    }
    send(600)
  })
}
