import { classes } from './classes.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName }

/** A line icon of 20 px. Beside words it is silent; alone it needs a `label`. */
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
      dangerouslySetInnerHTML={{ __html: iconPaths[name] }}
    />
  )
}
