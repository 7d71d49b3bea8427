import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

export async function drawPage(part: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(part)
  return (await text(prelude)).replaceAll('<!-- -->', '')
}
