import { z } from 'zod'

const reply = z.object({ id: z.number(), result: z.object({ usedSize: z.number().optional() }) })

/** Heap in use after garbage collection in MB, of a process started with `--inspect`. */
export async function heapInUse(inspectPort: number): Promise<number> {
  const [target] = z
    .array(z.object({ webSocketDebuggerUrl: z.string() }))
    .parse(await (await fetch(`http://127.0.0.1:${inspectPort}/json`)).json())
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let last = 0
  const call = (method: string) =>
    new Promise<number>((resolve) => {
      const id = ++last
      const listen = ({ data }: MessageEvent) => {
        const answer = reply.safeParse(JSON.parse(String(data)))
        if (!answer.success || answer.data.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(answer.data.result.usedSize ?? 0)
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id, method }))
    })
  await call('HeapProfiler.collectGarbage')
  await call('HeapProfiler.collectGarbage')
  const bytes = await call('Runtime.getHeapUsage')
  socket.close()
  return bytes / 1024 / 1024
}

export async function residentMemory(base: string): Promise<number> {
  const metrics = await (await fetch(`${base}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? 0) / 1024 / 1024
}
