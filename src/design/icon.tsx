import { classes } from './classes.ts'
import type { IconName } from './icon-paths.ts'

export type { IconName }

const iconPaths = import.meta.env.SSR ? (await import('./icon-paths.ts')).iconPaths : null

/** Icon, hidden from screen readers without `label`. Server-rendered icons are inline; others use the sprite. */
export function Icon({
  name,
  small,
  label,
  className,
}: {
  name: IconName
  small?: boolean
  label?: string
  className?: string
}) {
  return (
    <svg
      className={classes('icon', small && 'small', className)}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: iconPaths?.[name] ?? `<use href="/icons/lines.svg#${name}"/>`,
      }}
    />
  )
}
