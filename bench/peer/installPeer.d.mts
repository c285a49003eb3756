export function installPeer(
  name: string,
  finish?: (folder: string) => unknown,
): Promise<string | null>
