/** The networks over which pages are opened. Where `network` is null, only the processor is slowed down. */
export const NETWORKS = [
  { name: 'loopback', network: null },
  {
    name: '4G: 150 ms, 1.6 Mbit/s',
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
      connectionType: 'cellular4g',
    },
  },
]
export const THROTTLING = 4
