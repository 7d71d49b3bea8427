import { type HTMLAttributes, type ReactElement, useEffect, useState } from 'react'

const renderOnce = import.meta.env.SSR ? (await import('./render-once.tsx')).renderOnce : null

const cached = new Map<string, string>()

/**
 * Server-only component: rendered through the fragment cache, never hydrated. Import its child on the server only:
 * @example const Content = import.meta.env.SSR ? (await import('./content.tsx')).Content : null
 * <ServerRendered name="footer" as="footer">{Content && <Content />}</ServerRendered>
 */
export function ServerRendered({
  name,
  as: Element = 'div',
  children,
  ...rest
}: {
  name: string
  as?: 'details' | 'div' | 'footer' | 'section' | 'ul'
  children: ReactElement | false | null
} & Omit<HTMLAttributes<HTMLElement>, 'children'>) {
  const [markup] = useState(() => (renderOnce ? children && renderOnce(children) : markupOf(name)))
  // After client-side navigation the server-rendered markup may be missing, so reload the page from the server.
  useEffect(() => {
    if (markup === null) location.reload()
  }, [markup])
  return (
    <Element {...rest} data-drawn={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup || '' }} />
  )
}

function markupOf(name: string): string | null {
  const markup = document.querySelector(`[data-drawn="${name}"]`)?.innerHTML ?? cached.get(name)
  if (markup === undefined) return null
  cached.set(name, markup)
  return markup
}
