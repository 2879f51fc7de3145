// A trivial two-player room on Colyseus: node colyseus.mjs PORT
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const Clicks = schema({ clicks: t.uint32() }, "Clicks");

class Click extends Room {
	maxClients = 2;
	patchRate = null; // no clock: each click is told at once
	state = new Clicks();

	onCreate() {
		this.state.clicks = 0;
		this.onMessage("click", () => {
			this.state.clicks += 1;
			this.broadcastPatch();
		});
	}
}

const server = new Server({ greet: false, transport: new WebSocketTransport({ pingInterval: 0 }) });
server.define("click", Click);
server.listen(Number(process.argv[2])).then(() => console.log("ready"));
