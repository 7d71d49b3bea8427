import { type HTMLAttributes, type ReactElement, useEffect, useState } from 'react'

const renderOnce = import.meta.env.SSR ? (await import('./render-once.tsx')).renderOnce : null

/** What the server drew, by name, kept for parts that leave the page and come back. */
const cached = new Map<string, string>()

/**
 * A part that the server draws once and the browser keeps as it came, without loading code for it. Its child is one
 * component with plain props (`renderOnce` keeps what it drew by them), given on the server alone, so that the bundle for
 * browsers leaves it out:
 * @example const Content = import.meta.env.SSR ? (await import('./content.tsx')).Content : null
 * <ServerRendered name="footer" as="footer">{Content && <Content />}</ServerRendered>
 */
export function ServerRendered({
  name,
  as: Element = 'div',
  children,
  ...rest
}: {
  /** Unlike that of any other such part of the page. */
  name: string
  as?: 'details' | 'div' | 'footer' | 'section' | 'ul'
  children: ReactElement | false | null
} & Omit<HTMLAttributes<HTMLElement>, 'children'>) {
  const [markup] = useState(() => (renderOnce ? children && renderOnce(children) : markupOf(name)))
  // A page that came from elsewhere without this part is asked from the server whole.
  useEffect(() => {
    if (markup === null) location.reload()
  }, [markup])
  return (
    <Element {...rest} data-drawn={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup || '' }} />
  )
}

/** What the server drew here, which may be nothing; null when this document came without the part. */
function markupOf(name: string): string | null {
  const markup = document.querySelector(`[data-drawn="${name}"]`)?.innerHTML ?? cached.get(name)
  if (markup === undefined) return null
  cached.set(name, markup)
  return markup
}
