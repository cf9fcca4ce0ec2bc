// Preloaded into every server that a starter script spawns. The channel to the starter closes when the starter ends
// for any reason, kill -9 included; without this the servers would run on and hold their ports.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The listener must not keep a process alive that has stopped listening.
process.channel?.unref();
