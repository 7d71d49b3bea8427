const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** Whether a host, with or without its port, is a name of this machine for itself. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHost.test(host)
}
