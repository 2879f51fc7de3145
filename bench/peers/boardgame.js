// A trivial two-player game on boardgame.io's own server: node boardgame.js PORT [FOLDER]
// With a folder matches are kept there by its FlatFile storage, otherwise in memory.
const { Server, FlatFile } = require("boardgame.io/server");

const click = {
	name: "click",
	disableUndo: true,
	setup: () => ({ clicks: 0 }),
	turn: { minMoves: 1, maxMoves: 1 },
	moves: {
		click: ({ G }) => {
			G.clicks += 1;
		},
	},
};

const [port, folder] = process.argv.slice(2);
const server = Server({
	games: [click],
	origins: [/./],
	...(folder && { db: new FlatFile({ dir: folder }) }),
});
server.run(Number(port)).then(() => console.log("ready"));
