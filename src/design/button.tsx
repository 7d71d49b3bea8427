import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

/** `primary` buttons are red: use at most one per view. Use `ink` for all other actions. */
export type ButtonKind = 'primary' | 'ink' | 'outline' | 'quiet' | 'danger'

/** Button heights: 48, 44 and 36 px. Use `dense` only in dense tables. */
export type ButtonSize = 'normal' | 'small' | 'dense'

type Look = {
  kind?: ButtonKind
  size?: ButtonSize
  icon?: IconName
  full?: boolean | 'on-small'
  children?: ReactNode
  className?: string
}

function look({ kind = 'ink', size = 'normal', full, className }: Look) {
  return classes(
    'button',
    kind,
    size !== 'normal' && size,
    full === true && 'full',
    full === 'on-small' && 'full-on-small',
    className,
  )
}

/** A busy button ignores presses. Its children should also say that work is in progress. */
export function Button({
  kind,
  size,
  icon,
  full,
  busy,
  className,
  children,
  onClick,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="submit"
      {...rest}
      className={look({ kind, size, full, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Icon name="loader-circle" className="spinning" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ButtonLink({ kind, size, icon, full, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={look({ kind, size, full, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

type IconVariant = { icon: IconName; label: string; bordered?: boolean; count?: number; className?: string }

function iconContent({ icon, count }: Pick<IconVariant, 'icon' | 'count'>) {
  return (
    <>
      <Icon name={icon} />
      {count ? (
        <span className="count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </>
  )
}

export function IconButton({
  icon,
  label,
  bordered,
  count,
  className,
  ...rest
}: IconVariant & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classes('icon-button', bordered && 'bordered', className)}
      aria-label={label}
      title={label}
    >
      {iconContent({ icon, count })}
    </button>
  )
}

export function IconLink({
  icon,
  label,
  bordered,
  count,
  className,
  ...rest
}: IconVariant & Omit<LinkProps, 'children'>) {
  return (
    <Link
      {...rest}
      className={classes('icon-button', bordered && 'bordered', className)}
      aria-label={label}
      title={label}
    >
      {iconContent({ icon, count })}
    </Link>
  )
}

export function ArrowLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes('arrow-link', className)}>
      {children}
      <Icon name="arrow-right" small />
    </Link>
  )
}
