import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** The HTML of a part as the server draws it. React marks the borders of texts; readers do not see them. */
export async function drawPage(part: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(part)
  return (await text(prelude)).replaceAll('<!-- -->', '')
}
