import type { StatusKind } from '#design/feedback/status.tsx'
import type { Channel } from './kinds/kinds.ts'

export const appointmentStatuses = ['confirmed', 'scheduled', 'completed', 'cancelled', 'no_show'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]
export type MeetingType = Channel

export const appointmentColours: Readonly<Record<AppointmentStatus, 'green' | 'blue' | 'grey' | 'red'>> = {
  confirmed: 'green',
  scheduled: 'blue',
  completed: 'grey',
  cancelled: 'red',
  no_show: 'red',
}

const kinds = { green: 'done', blue: 'info', grey: 'off', red: 'bad' } as const satisfies Record<string, StatusKind>

export const statusKinds: Readonly<Record<AppointmentStatus, StatusKind>> = {
  confirmed: kinds[appointmentColours.confirmed],
  scheduled: kinds[appointmentColours.scheduled],
  completed: kinds[appointmentColours.completed],
  cancelled: kinds[appointmentColours.cancelled],
  no_show: kinds[appointmentColours.no_show],
}

export const appointmentMoves = ['confirm', 'complete', 'miss', 'cancel', 'move'] as const
export type AppointmentMove = (typeof appointmentMoves)[number]

const moves: Readonly<Record<AppointmentStatus, Partial<Record<AppointmentMove, AppointmentStatus>>>> = {
  scheduled: { confirm: 'confirmed', complete: 'completed', miss: 'no_show', cancel: 'cancelled', move: 'scheduled' },
  confirmed: { complete: 'completed', miss: 'no_show', cancel: 'cancelled', move: 'confirmed' },
  completed: {},
  no_show: {},
  cancelled: {},
}

export function nextStatus(status: AppointmentStatus, move: AppointmentMove): AppointmentStatus | null {
  return moves[status][move] ?? null
}

export function isOpenAppointment(status: AppointmentStatus): boolean {
  return nextStatus(status, 'cancel') !== null
}
