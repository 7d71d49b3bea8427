import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** Server-rendered HTML of an element, without React's comment markers between texts. */
export async function drawPage(part: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(part)
  return (await text(prelude)).replaceAll('<!-- -->', '')
}
