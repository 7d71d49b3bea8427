import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import type { ShellWords } from '#site/shell-words.ts'
import { useLiveMap } from '#site/ui/map/use-live-map.tsx'

const FooterContent = import.meta.env.SSR ? (await import('./footer-content.tsx')).FooterContent : null

export function SiteFooter({ year, words }: { year?: string; words: ShellWords }) {
  useLiveMap()
  return (
    <ServerRendered name="footer" as="footer" className="footer inverted">
      {FooterContent && <FooterContent year={year} words={words} />}
    </ServerRendered>
  )
}
