import { Link } from 'react-router'
import { classes } from '#design/classes.ts'

export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="#d8232a" d="M0 0h32v32H0z" />
      <path d="M5 25h7v-7h7v-7h8" fill="none" stroke="#fff" strokeWidth="3.4" />
    </svg>
  )
}

export function Logo({ name, to = '/', className }: { name: string; to?: string; className?: string }) {
  return (
    <Link to={to} reloadDocument className={classes('logo', className)}>
      <LogoMark />
      <span>{name}</span>
    </Link>
  )
}
