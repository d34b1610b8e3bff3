const kilobyte = 1024;
const NO_BREAK_SPACE = '\u00a0';

/** Writes how large a file is: `1,4 MB`, `320 kB`; less than a kilobyte counts as one. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return `${kilobytes}${NO_BREAK_SPACE}kB`;
  const megabytes = (kilobytes / kilobyte).toFixed(1).replace('.', ',').replace(/,0$/u, '');
  return `${megabytes}${NO_BREAK_SPACE}MB`;
}
