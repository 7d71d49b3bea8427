import { useEffect, useState } from 'react'
import { useServerRendered } from '#design/rendering/hydrating.ts'
import type { DrawOptions, IllustrationName } from './draw.ts'

const drawNow = import.meta.env.SSR ? (await import('./store-illustrations.ts')).renderCached : null

type Picture = DrawOptions & { illustration: IllustrationName; seed: string }

export function Drawing({
  className,
  shape = 'picture',
  ...picture
}: Picture & { className?: string; shape?: 'picture' | 'square' | 'fill' }) {
  return (
    <DrawnBox
      key={JSON.stringify(picture)}
      picture={picture}
      className={['drawing', shape, className].filter(Boolean).join(' ')}
    />
  )
}

/** Shows the server-rendered SVG or, if there is none (after client-side navigation), draws it in the browser. */
function DrawnBox({ picture, className }: { picture: Picture; className: string }) {
  const { illustration, seed, ...options } = picture
  const isThere = useServerRendered()
  const [markup, setMarkup] = useState(() => drawNow?.(illustration, seed, options) ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different illustration mounts a new component
  useEffect(() => {
    if (isThere) return
    // If loading fails, the box stays empty, because illustrations are only decorative.
    import('./draw.ts').then(
      ({ draw }) => setMarkup(draw(illustration, seed, options)),
      () => undefined,
    )
  }, [])
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
}
