import { type DrawOptions, draw, type MotifName } from './draw.ts'

/** A drawn picture inside the page. It fills its box; give the box its proportions (`picture`, `square`). */
export function Drawing({
  motif,
  seed,
  className,
  shape = 'picture',
  ...options
}: DrawOptions & {
  motif: MotifName
  seed: string
  className?: string
  shape?: 'picture' | 'square' | 'fill'
}) {
  return (
    <div
      className={['drawing', shape, className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: draw(motif, seed, options) }}
    />
  )
}
